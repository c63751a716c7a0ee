import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';

/** A line that distinguishes an offer or edition from others with its title. */
export const Line = chakra('span', { base: { display: 'block' } });

/** Shows the author and, if there is one, the ISBN on the next line. */
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
