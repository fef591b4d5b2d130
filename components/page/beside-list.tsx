/** Says that on a desk the cards of a list open beside it, and what the addresses of their own pages begin with. */
export const BesideList = ({ page }: { page: string }) => <span hidden data-beside={page} />;
