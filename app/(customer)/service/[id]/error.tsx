'use client';

// Within this page's layout, so that it says what could not be loaded.
export { ErrorPage as default } from '#components/shell/error-page.tsx';
