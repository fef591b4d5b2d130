import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export type AlertFrameProps = Omit<ComponentProps<'div'>, 'title'> & { title?: string | undefined };

/** A notice's frame, to which a variant gives its icon and colours. */
export const AlertFrame = ({
  icon,
  className,
  title,
  children,
  ...props
}: AlertFrameProps & { icon: ReactNode }) => (
  <div
    data-slot="alert"
    className={cn('flex items-start gap-3 rounded-control border p-3 text-sm', className)}
    {...props}
  >
    {icon}
    <div className="min-w-0">
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  </div>
);

/** A failure; a separate file, because every form has it and few have the other variants. */
export const FailureAlert = ({ className, ...props }: AlertFrameProps) => (
  <AlertFrame
    icon={<CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
    className={cn('border-danger/40 bg-danger-tint', className)}
    {...props}
  />
);
