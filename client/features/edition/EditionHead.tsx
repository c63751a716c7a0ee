import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BookCover } from '../../entities/book/BookCover';
import { PageTitle } from '../../shared/ui/PageTitle';
import { ZOOMED } from '../../shared/theme/recipes';
import type { EditionQuery } from './Edition.generated';

type Props = {
  edition: NonNullable<EditionQuery['edition']>;
  /** Shown below the head. */
  children: ReactNode;
};

/**
 * Shows the cover, title, author and ISBN of an edition. On phones the cover is small, so that the first offer is
 * visible without scrolling.
 */
export function EditionHead({ edition, children }: Props) {
  const { title, newest } = edition;
  const [first] = newest.edges;
  return (
    <EditionColumns>
      <Box boxShadow="book" borderRadius="l1" alignSelf="start" position={{ md: 'sticky' }} top="24">
        {first && <BookCover src={first.node.cover.detail} title={title} eager />}
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        <PageTitle title={title} lead={<Lead edition={edition} />} />
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: '2' }} minWidth="0">
        {children}
      </Box>
    </EditionColumns>
  );
}

/** A layout with the cover beside the head. On narrow screens, the offers are below both. */
export const EditionColumns = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: '6rem minmax(0, 1fr)', md: 'minmax(0, 14rem) minmax(0, 1fr)' }}
    templateRows={{ md: 'auto 1fr' }}
    columnGap={{ base: '5', md: '10' }}
    rowGap={{ base: '5', md: '0' }}
    css={{
      '& > :first-of-type': { md: { gridRow: '1 / 3' }, [ZOOMED]: { width: '24' } },
      [ZOOMED]: { gridTemplateColumns: 'minmax(0, 1fr) !important' },
    }}
  >
    {children}
  </Grid>
);

const Lead = ({ edition }: Pick<Props, 'edition'>) => (
  <>
    <Trans>by {edition.author}</Trans>
    {edition.isbn && (
      <Box textStyle="sm">
        <Trans>ISBN {edition.isbn}</Trans>
      </Box>
    )}
  </>
);
