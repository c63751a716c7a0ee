import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { POLICY_LABELS, policyAnchor } from '../../../entities/policy/policies';
import type { PolicyVersionInput } from '../../../shared/contract/schema.generated';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';

type Props = { policies: readonly PolicyVersionInput[] | undefined };

/** The policies to which a person agrees by signing up. The links open in a new tab, so that the form stays. */
export function AgreementNote({ policies }: Props) {
  const { i18n } = useLingui();
  if (!policies) return null;
  return (
    <Box textStyle="sm" color="fg.muted">
      <Text>
        <Trans>By signing up, you agree to:</Trans>
      </Text>
      <Box as="ul" listStyleType="disc" ps="5">
        {policies.map(({ kind, version }) => (
          <li key={kind}>
            <TextLink to={`${paths.rules}#${policyAnchor(kind)}`} target="_blank">
              <Trans>
                {i18n._(POLICY_LABELS[kind])}, version {version}
              </Trans>
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
