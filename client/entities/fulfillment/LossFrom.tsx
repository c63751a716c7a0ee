import { Text, type TextProps } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';

type Props = TextProps & {
  /** The first day on which the viewer can declare the books lost; null if the viewer already can, or never can. */
  from: string | null;
  items: readonly { isOverdue: boolean }[];
};

/**
 * Shows the viewer the first day on which overdue books can be declared lost. Renders nothing if `from` is null or no book
 * is overdue.
 */
export function LossFrom({ from, items, ...style }: Props) {
  if (from === null || !items.some(({ isOverdue }) => isOverdue)) return null;
  const date = formatDate(from);
  return (
    <Text textStyle="sm" color="fg.muted" {...style} {...ON_SCREEN_ONLY}>
      <Trans>You can declare the overdue books lost from {date}.</Trans>
    </Text>
  );
}
