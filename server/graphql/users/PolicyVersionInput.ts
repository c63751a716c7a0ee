import { Field, InputType, registerEnumType } from 'type-graphql';
import { PolicyKind, type PolicyVersion } from '../../domain/marketplace/policy.js';

registerEnumType(PolicyKind, {
  name: 'PolicyKind',
  description: 'The subject of a policy.',
  valuesConfig: {
    TERMS: { description: 'The terms of use.' },
    PRIVACY: { description: 'The handling of personal data.' },
    DELIVERY: { description: 'Shipping and delivery.' },
    RETURNS: { description: 'Returns and refunds.' },
    COMPLAINTS: { description: 'The handling of complaints.' },
  },
});

@InputType({ description: 'A version of a policy, as shown to the person who signs up.' })
export class PolicyVersionInput implements PolicyVersion {
  @Field(() => PolicyKind, { description: 'The subject of the policy.' })
  kind!: PolicyKind;

  @Field(() => String, { description: 'The version of the policy that was shown to you.' })
  version!: string;
}
