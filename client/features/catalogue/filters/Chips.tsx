import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import X from '~icons/lucide/x';
import type { Narrowed } from '../../../entities/search/narrowed';
import { withoutAll, type Chip } from '../../../entities/search/useChips';

type Props = { chips: readonly Chip[]; narrow: (choice: Partial<Narrowed>) => void };

/** The active filters, each with a button that removes it, and a button that removes all filters. */
export function Chips({ chips, narrow }: Props) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" aria-label={t`Active filters`}>
      {chips.map(({ name, label, without }) => (
        <li key={name}>
          <Button
            variant="subtle"
            colorPalette="gray"
            size="sm"
            minHeight={{ base: '11', lg: '9' }}
            height="auto"
            maxWidth="full"
            whiteSpace="normal"
            textAlign="start"
            aria-label={t`Remove filter: ${label}`}
            onClick={() => narrow(without)}
          >
            {label}
            <X aria-hidden />
          </Button>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          minHeight={{ base: '11', lg: '9' }}
          onClick={() => narrow(withoutAll(chips))}
        >
          <Trans>Clear all</Trans>
        </Button>
      </li>
    </Flex>
  );
}
