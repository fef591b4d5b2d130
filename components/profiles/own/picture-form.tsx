'use client';

import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import type { PictureWords } from '#components/profiles/worker/picture-grid.tsx';
import { notify } from '#components/ui/notify.ts';
import { MAX_CAPTION_LENGTH } from '#lib/features/profiles/contracts/profile-limits.ts';
import type {
  CaptionBody,
  OwnWorkPicture,
  WorkPictureBody,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';

export type OwnPictureWords = PictureWords & {
  readonly added: string;
  readonly captionSaved: string;
  readonly notImage: string;
  readonly tooLarge: string;
};

interface PictureFormProps {
  image: StoredImage;
  words: OwnPictureWords;
  onAdded(): void;
}

const loadCaptionSchema = () =>
  import('#lib/features/profiles/contracts/work-pictures.ts').then(({ captionBody }) => captionBody);

interface CaptionFormProps {
  picture: OwnWorkPicture;
  words: OwnPictureWords;
  onSaved(): void;
}

export const CaptionForm = ({ picture: { _id: id, caption }, words, onSaved }: CaptionFormProps) => {
  const send = async (body: CaptionBody) => {
    await api('PUT /users/work-pictures/{id}', { params: { id }, body });
    notify({ title: words.captionSaved, variant: 'success' });
    onSaved();
    return 'left' as const;
  };
  return (
    <Form schema={loadCaptionSchema} onSend={send} failure={words.editFailed}>
      <div className="flex flex-col gap-4">
        <TextareaField
          name="caption"
          label={words.caption}
          isOptional
          defaultValue={caption}
          max={MAX_CAPTION_LENGTH}
          rows={2}
        />
        <FormError />
        <SubmitButton busy={words.saving}>{words.editSave}</SubmitButton>
      </div>
    </Form>
  );
};

const loadSchema = () =>
  import('#lib/features/profiles/contracts/work-pictures.ts').then(({ workPictureBody }) => workPictureBody);

/** Asks for the caption of an uploaded picture. */
export const PictureForm = ({ image, words, onAdded }: PictureFormProps) => {
  const keyFor = useRequestKey();
  const send = async (body: WorkPictureBody) => {
    await api('POST /users/work-pictures', { body, idempotencyKey: keyFor(body) });
    notify({ title: words.added, variant: 'success' });
    onAdded();
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} fixed={{ image: image.key }} onSend={send} failure={words.failed}>
      <div className="flex flex-col gap-4">
        <picture>
          <img
            src={image.urls[640]}
            alt=""
            className="mx-auto max-h-[40dvh] rounded-control object-contain"
          />
        </picture>
        <TextareaField name="caption" label={words.caption} isOptional max={MAX_CAPTION_LENGTH} rows={2} />
        <FormError />
        <SubmitButton busy={words.saving}>{words.save}</SubmitButton>
      </div>
    </Form>
  );
};
