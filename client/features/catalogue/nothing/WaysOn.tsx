import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BookGrid } from '../../../entities/book/BookGrid';
import { bookFilter, writeNarrowed, type Narrowed } from '../../../entities/search/narrowed';
import { useAllChips } from '../../../entities/search/useChips';
import { useNothingFoundQuery, type NothingFoundQuery } from './NothingFound.generated';

/**
 * Shown if a search found nothing. Shows how many books would match without each filter, and books that match all
 * filters but one.
 */
export function WaysOn({ narrowed }: { narrowed: Narrowed }) {
  const { data } = useNothingFoundQuery({ variables: { filter: bookFilter(narrowed) } });
  const near = data?.books.nearMisses ?? [];
  const relaxations = data?.editions.relaxations.filter(({ count }) => count > 0) ?? [];
  return (
    <>
      {relaxations.length > 0 && <Relaxations narrowed={narrowed} relaxations={relaxations} />}
      {near.length > 0 && (
        <Box as="section" mt="10">
          <Heading as="h2" size="xl" mb="4">
            <Trans>Close matches</Trans>
          </Heading>
          <BookGrid books={near} />
        </Box>
      )}
    </>
  );
}

type Relaxation = NothingFoundQuery['editions']['relaxations'][number];
type Props = { narrowed: Narrowed; relaxations: readonly Relaxation[] };

/** For each filter, links to the list without that filter. */
function Relaxations({ narrowed, relaxations }: Props) {
  const { t } = useLingui();
  const chips = useAllChips(narrowed);
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="3" textAlign="center">
        <Trans>Remove one filter</Trans>
      </Heading>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        gap="2"
        justify="center"
        aria-label={t`Remove one filter`}
      >
        {relaxations.map((relaxation) => {
          const chip = chips.find(({ name }) => name === relaxation.without);
          const query = chip && writeNarrowed({ ...narrowed, ...chip.without });
          return chip && <Way key={chip.name} label={chip.label} query={query} {...relaxation} />;
        })}
      </Flex>
    </Box>
  );
}

type WayProps = Omit<Relaxation, 'without'> & { label: string; query: string | undefined };

function Way({ label, query, ...counted }: WayProps) {
  return (
    <li>
      <Button
        asChild
        variant="subtle"
        colorPalette="gray"
        minHeight="11"
        height="auto"
        py="2"
        whiteSpace="normal"
      >
        <Link to={{ search: query }}>
          <span>
            <Trans>Without {label}</Trans>: <Found {...counted} />
          </span>
        </Link>
      </Button>
    </li>
  );
}

function Found({ count, countIsCapped }: Pick<Relaxation, 'count' | 'countIsCapped'>) {
  const { i18n } = useLingui();
  const total = i18n.number(count);
  return countIsCapped ? (
    <Trans>{total}+ books</Trans>
  ) : (
    <Plural value={count} one="# book" other="# books" />
  );
}
