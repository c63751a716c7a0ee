import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../shared/navigation/TextLink';

type Props = {
  /** The number of offers that match the filters. `of` is the number of all offers. */
  matching: number;
  of: number;
  labels: readonly string[];
  /** The address of the list without the filters. */
  all: { search: string };
};

/** States how many offers match the filters, and links to all offers. */
export function Narrowing({ matching, of, labels, all }: Props) {
  const filters = labels.join(' · ');
  return (
    <Text mb="4" color="fg.muted" overflowWrap="anywhere">
      <Trans>
        {matching} of {of} offers match: {filters}
      </Trans>{' '}
      <TextLink to={all} display="inline-block" py="2">
        <Trans>Show all offers</Trans>
      </TextLink>
    </Text>
  );
}
