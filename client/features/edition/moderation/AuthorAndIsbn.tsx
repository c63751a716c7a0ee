import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';

/** Who wrote it, and its ISBN if it has one: what tells an offer or an edition from others of that title. */
export function AuthorAndIsbn({ of }: { of: { author: string; isbn: string | null } }) {
  return (
    <>
      <Trans>by {of.author}</Trans>
      {of.isbn && (
        <>
          {' · '}
          <chakra.span whiteSpace="nowrap">
            <Trans>ISBN {of.isbn}</Trans>
          </chakra.span>
        </>
      )}
      {' · '}
    </>
  );
}
