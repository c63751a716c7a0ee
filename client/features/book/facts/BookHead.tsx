import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GENRE_LABELS } from '../../../entities/book/bookLabels';
import type { BookCardFragment } from '../../../entities/book/BookCard.generated';
import { BookStatusChip } from '../../../entities/book/BookStatusChip';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { StatusChip } from '../../../shared/ui/StatusChip';

/** Shows the title, author, status and genres of a book, and its actions. */
export function BookHead({ book, actions }: { book: BookCardFragment; actions?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Box mb="6">
      <PageTitle title={book.title} lead={<Trans>by {book.author}</Trans>} actions={actions} />
      <Flex gap="2" wrap="wrap">
        <BookStatusChip status={book.status} />
        {book.genres.map((genre) => (
          <StatusChip key={genre}>{t(GENRE_LABELS[genre])}</StatusChip>
        ))}
      </Flex>
    </Box>
  );
}
