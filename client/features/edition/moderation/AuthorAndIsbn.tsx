import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';

/** A line of what tells an offer or an edition from others of its title. */
export const Line = chakra('span', { base: { display: 'block' } });

/** Who wrote it, on a line, and its ISBN if it has one, on the next. */
export function AuthorAndIsbn({ of }: { of: { author: string; isbn: string | null } }) {
  return (
    <>
      <Line>
        <Trans>by {of.author}</Trans>
      </Line>
      {of.isbn && <Trans>ISBN {of.isbn}</Trans>}
    </>
  );
}
