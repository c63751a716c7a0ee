import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { readFilters } from '../../entities/search/filters';
import { StandardSearch } from '../../entities/search/StandardSearch';
import { PageTitle } from '../../shared/ui/PageTitle';
import { BookList } from './BookList';

/** /books: all books, or those that the address asks for. */
export default function CatalogueScreen() {
  const { t } = useLingui();
  const { key, search } = useLocation();
  const filters = readFilters(search);
  return (
    <>
      <PageTitle title={filters.search ? t`Search Results` : t`Available Books`} />
      <StandardSearch />
      <BookList key={key} filters={filters} />
    </>
  );
}
