import {
  CalendarCheck,
  CalendarPlus,
  Camera,
  CircleQuestionMark,
  CircleUserRound,
  ChartNoAxesColumn,
  Clock,
  Gift,
  Heart,
  History,
  Info,
  LifeBuoy,
  Headphones,
  LogIn,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  ReceiptIndianRupee,
  Settings,
  ShieldCheck,
  Star,
  Wallet,
} from 'lucide-react';
import Link from 'next/link';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';

const icons = {
  about: Info,
  addresses: MapPin,
  book: CalendarPlus,
  bookings: CalendarCheck,
  contact: Mail,
  counts: ChartNoAxesColumn,
  favorites: Heart,
  feedback: MessageSquareText,
  help: LifeBuoy,
  history: History,
  hours: Clock,
  login: LogIn,
  payments: Wallet,
  phone: Phone,
  photo: Camera,
  privacy: ShieldCheck,
  profile: CircleUserRound,
  rate: Star,
  receipt: ReceiptIndianRupee,
  refer: Gift,
  settings: Settings,
  support: Headphones,
  why: CircleQuestionMark,
};

interface LinkRowProps {
  href: string;
  icon: keyof typeof icons;
  label: string;
  hint?: string;
}

/** A menu row that links to a page. */
export const LinkRow = ({ href, icon, ...row }: LinkRowProps) => {
  const Icon = icons[icon];
  return (
    <li>
      <Link
        href={href}
        // Menus are long, and most of their pages are never opened.
        prefetch={false}
        className={listRowClass}
      >
        <ListRow icon={<Icon aria-hidden />} {...row} />
      </Link>
    </li>
  );
};
