'use client';

// Lives inside this page's layout so that the message can name what failed to load.
export { ErrorPage as default } from '#components/shell/error-page.tsx';
