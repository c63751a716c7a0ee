import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../shared/navigation/TextLink';

type Props = {
  /** How many offers match, and of how many. */
  matching: number;
  of: number;
  /** By what they are narrowed. */
  labels: readonly string[];
  /** The address of all of them, from here. */
  all: { search: string };
};

/** Says that some offers are not shown, and leads to all of them. */
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
