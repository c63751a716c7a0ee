import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';

/** A line that distinguishes an offer or edition from others with the same title. */
export const Line = chakra('span', { base: { display: 'block' } });

/** Shows the author and, on the next line, the ISBN if there is one. */
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
