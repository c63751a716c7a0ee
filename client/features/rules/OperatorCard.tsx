import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import type { RulesQuery } from './Rules.generated';
import { RulesCard } from './RulesCard';

type Operator = NonNullable<RulesQuery['marketplace']['operator']>;

/**
 * Names the operator and the grievance officer, or says that they have not been named yet. Links to the form for complaints.
 */
export function OperatorCard({ operator }: { operator: Operator | null }) {
  const { t } = useLingui();
  return (
    <RulesCard title={t`Who runs this marketplace`}>
      {operator ? (
        <Details operator={operator} />
      ) : (
        <Text maxW="prose">
          <Trans>The operator of this marketplace has not given a name and address yet.</Trans>
        </Text>
      )}
      <Text mt="4">
        <TextLink to={paths.complain}>
          <Trans>Make a complaint</Trans>
        </TextLink>
      </Text>
    </RulesCard>
  );
}

function Details({ operator: { legalName, address, grievanceOfficer } }: { operator: Operator }) {
  const { t } = useLingui();
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', md: 'max-content 1fr' }} columnGap="8" rowGap={{ md: '3' }}>
      <Entry term={t`Name`}>{legalName}</Entry>
      <Entry term={t`Address`}>{address}</Entry>
      <Entry term={t`Grievance officer`}>
        {grievanceOfficer ? <Officer officer={grievanceOfficer} /> : t`Not named yet`}
      </Entry>
    </Grid>
  );
}

function Officer({
  officer: { name, email, phone },
}: {
  officer: NonNullable<Operator['grievanceOfficer']>;
}) {
  return (
    <>
      {name}
      <br />
      <TextLink to={`mailto:${email}`}>{email}</TextLink>
      {phone && (
        <>
          <br />
          <TextLink to={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
        </>
      )}
    </>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" mb={{ base: '3', md: '0' }} whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Text>
    </>
  );
}
