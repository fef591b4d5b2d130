import { Spinner } from '#components/ui/spinner.tsx';

/** Shown while the server looks up the user's dashboard. */
export const LoadingDashboard = ({ text }: { text: string }) => (
  <div className="my-auto flex animate-appear flex-col items-center gap-4 py-16">
    <Spinner size="large" />
    <h1 role="status" className="text-lg font-medium">
      {text}
    </h1>
  </div>
);
