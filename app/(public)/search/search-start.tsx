import { CategoryGrid } from '#components/catalogue/category-grid.tsx';
import { CategoryTile } from '#components/catalogue/category-tile.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { useSearchWords } from '#components/search/search-words.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';

const SHOWN_CATEGORIES = 8;

/** What to look for, while nothing is entered. */
export const SearchStart = ({ skills }: { skills: readonly NamedEntry[] }) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  if (skills.length === 0) return null;
  return (
    <>
      <p className="text-muted">{words.start}</p>
      <h2 className="text-lg font-semibold">{words.categories}</h2>
      <CategoryGrid>
        {skills.slice(0, SHOWN_CATEGORIES).map((skill) => (
          <CategoryTile key={skill._id} skill={skill} locale={locale} />
        ))}
      </CategoryGrid>
    </>
  );
};
