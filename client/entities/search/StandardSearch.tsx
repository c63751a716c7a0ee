import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { ZOOMED } from '../../shared/theme/recipes';
import { writeFilters } from './filters';
import { FilterSelects } from './FilterSelects';
import { SuggestedField } from './SuggestedField';
import { useSearchForm } from './useSearchForm';

const Form = chakra('form', {
  base: {
    display: 'grid',
    alignItems: 'end',
    gap: { base: '3', md: '4' },
    mb: { base: '4', md: '8' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      lg: '1fr repeat(3, 11rem)',
    },
    // Puts the sort order on a separate row where three dropdowns side by side would be too narrow.
    '& > label:first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    [ZOOMED]: { '&, & > div': { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
  },
});

/**
 * The search bar above a list of books. It works before the script runs, because the filters are parameters in the
 * address.
 */
export function StandardSearch() {
  const { t } = useLingui();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { filters, type, choose, submit } = useSearchForm(search, (chosen) => {
    const query = writeFilters(chosen, search);
    void navigate({ search: query }, { replace: query === search });
  });
  return (
    <Form role="search" aria-label={t`Search this list`} action={paths.books} onSubmit={submit}>
      <Grid
        position="relative"
        templateColumns="1fr auto"
        gap="2"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
      >
        <SuggestedField text={filters.search} type={type} choose={choose}>
          {(field) => (
            <Input
              {...field}
              type="search"
              name="search"
              enterKeyHint="search"
              size="lg"
              aria-label={t`Title, author, or ISBN`}
              placeholder={t`Search by title, author, or ISBN...`}
              textOverflow="ellipsis"
              value={filters.search}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </SuggestedField>
        <Button type="submit" size="lg">
          <Trans>Search</Trans>
        </Button>
      </Grid>
      <FilterSelects filters={filters} choose={choose} unsorted={t`None`} />
    </Form>
  );
}
