import { CircleCheck, Info } from 'lucide-react';
import { AlertFrame, FailureAlert, type AlertFrameProps } from './alert-frame.tsx';
import { cn } from './cn.ts';

const variants = {
  info: { Icon: Info, frame: 'border-line bg-chip', icon: 'text-muted' },
  success: { Icon: CircleCheck, frame: 'border-success/30 bg-success-tint', icon: 'text-success' },
};

type AlertProps = AlertFrameProps & { variant?: keyof typeof variants | 'destructive' | null | undefined };

/** A notice within the page: icon, optional title, text. */
export const Alert = ({ className, variant, ...props }: AlertProps) => {
  if (variant === 'destructive') return <FailureAlert className={className} {...props} />;
  const { Icon, frame, icon } = variants[variant ?? 'info'];
  return (
    <AlertFrame
      icon={<Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', icon)} />}
      className={cn(frame, className)}
      {...props}
    />
  );
};
