import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Genre } from '../../shared/contract/schema.generated';
import { GENRE_LABELS } from '../../entities/book/bookLabels';
import { paths } from '../../shared/navigation/paths';
import { writeFilters } from '../../entities/search/filters';

const List = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    listStyleType: 'none',
    mt: { base: '6', md: '8' },
    md: { flexWrap: 'wrap' },
    // A single line that scrolls sideways across the full width of the screen.
    mdDown: {
      marginInline: '-4',
      paddingInline: '4',
      paddingBlock: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});

const GenreLink = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingInline: '4',
    paddingBlock: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'sm',
    transition: 'background 150ms, color 150ms',
    focusVisibleRing: 'outside',
    _hover: { bg: 'primary.subtle', color: 'primary.fg', borderColor: 'primary.emphasized' },
  },
});

const GENRES = Object.keys(GENRE_LABELS) as Genre[];
const addressOf = (genre: Genre) =>
  paths.books + writeFilters({ search: '', genre, listingType: '', sortBy: '' });

/** Links to the books of each genre except OTHER. */
export function Genres() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Genres`}>
      <List role="list">
        {GENRES.filter((genre) => genre !== 'OTHER').map((genre) => (
          <li key={genre}>
            <GenreLink to={addressOf(genre)}>{t(GENRE_LABELS[genre])}</GenreLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
