import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { POLICY_LABELS, policyAnchor } from '../../entities/policy/policies';
import { formatDate } from '../../shared/i18n/formatDate';
import { PolicyText } from './PolicyText';
import type { RulesQuery } from './Rules.generated';
import { RulesCard } from './RulesCard';

type Policy = RulesQuery['marketplace']['policies'][number];

/** A policy with its version. The page scrolls to it if the address names it. */
export function PolicyCard({ policy: { kind, version, date, text } }: { policy: Policy }) {
  const { i18n } = useLingui();
  const id = policyAnchor(kind);
  // Browsers scroll before the policy is loaded.
  useEffect(() => {
    if (window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return (
    <RulesCard id={id} title={i18n._(POLICY_LABELS[kind])}>
      <Text color="fg.muted" textStyle="sm" mb="4">
        <Trans>
          Version {version}, in force from {formatDate(date)}
        </Trans>
      </Text>
      <PolicyText text={text} />
    </RulesCard>
  );
}
