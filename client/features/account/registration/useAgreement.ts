import { usePolicyVersionsQuery } from './PolicyVersions.generated';

type Answered = { readonly userErrors: ReadonlyArray<{ readonly code: string }> };

/**
 * Loads the policies in force for a sign-up form. They are not cached, because the operator may change them.
 * `agreedPolicies` are the versions that the form shows and sends; undefined if there are none. `checked` returns its
 * payload, and reloads the policies if the payload says that they have changed.
 */
export function useAgreement() {
  const { data, refetch } = usePolicyVersionsQuery({ fetchPolicy: 'no-cache' });
  const policies = (data?.marketplace.policies ?? []).map(({ kind, version }) => ({ kind, version }));
  const checked = <Payload extends Answered>(payload: Payload | null | undefined) => {
    if (payload?.userErrors.some(({ code }) => code === 'POLICY_NOT_IN_FORCE')) void refetch();
    return payload;
  };
  return { agreedPolicies: policies.length > 0 ? policies : undefined, checked };
}
