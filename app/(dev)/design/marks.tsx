import { BadgeCheck } from 'lucide-react';
import { Alert } from '#components/ui/alert.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Section } from './section.tsx';

const people = ['Ravi Verma', 'Sunita Devi', 'Mohd. Arif', 'கவிதா ரா', 'स्नेहा क्षत्रिय', 'Gopal'];
const words = { fresh: 'New', spoken: '4.6 of 5 stars, 32 reviews' };

export const Marks = () => (
  <Section name="marks" title="Avatars, badges, chips, ratings">
    <div className="flex flex-wrap items-center gap-2">
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <Avatar name="Asha Gupta" src="/icon.svg" />
      <Avatar name="Asha Gupta" size="small" />
      <Avatar name="Asha Gupta" size="large" />
    </div>
    <div className="flex flex-wrap gap-2">
      <Badge variant="brand">Independent</Badge>
      <Badge variant="warm">Agency</Badge>
      <Badge>Ended</Badge>
      <Badge variant="success">
        <BadgeCheck aria-hidden /> Confirmed
      </Badge>
      <Badge variant="danger">Rejected</Badge>
      <Badge variant="info">On the way</Badge>
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <Chip>Electrician</Chip>
      <Chip>AC technician</Chip>
      <Rating average="4.6" count="32" words={words} />
      <Rating average={null} words={words} />
    </div>
  </Section>
);

export const Buttons = () => (
  <Section name="buttons" title="Buttons and alerts">
    <div className="flex flex-wrap gap-2">
      <Button>Primary</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="destructive">Destructive</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="link">Link</Button>
      <Button size="compact">Compact</Button>
    </div>
    <Button size="block" aria-busy disabled>
      <Spinner /> Booking…
    </Button>
    <Alert title="For your information">Something that is good to know.</Alert>
    <Alert variant="success" title="Done">
      It went as planned.
    </Alert>
    <Alert variant="destructive" title="That did not work">
      Say what happened, and what to do next.
    </Alert>
  </Section>
);
