import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../domain/accounts/account.js';
import type { PublicAccount, PublicPublisher } from '../../usecases/accounts/findAccounts.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account can do. Readers and publishers both buy, rent and sell.',
  valuesConfig: {
    READER: { description: 'A person.' },
    PUBLISHER: { description: 'A publishing house, which can also import many books at once.' },
    ADMINISTRATOR: { description: 'Somebody who moderates listings and accounts.' },
  },
});

@ObjectType('ContactDetails', { description: 'How to reach a person. Shown only to themselves.' })
export class ContactDetailsType {
  @Field(() => String, { description: 'The email address. It cannot be changed.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the email address was verified with a mailed link.' })
  emailVerified!: boolean;

  @Field(() => String, { description: 'The phone number.' })
  phone!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;
}

@ObjectType('PublisherProfile', { description: 'What a publisher tells about itself.' })
export class PublisherProfileType implements PublicPublisher {
  @Field(() => String, { description: 'The name under which it publishes.' })
  publisherName!: string;

  @Field(() => String, { nullable: true, description: 'The name of the company; null when not given.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the website; null when not given.' })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'What it publishes; null when not given.' })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The registration number of the company; null for everybody but the publisher.',
  })
  registrationNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The postal address; null for everybody but the publisher.',
  })
  publicationAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number of the office; null for everybody but the publisher.',
  })
  officeContact!: string | null;
}

@ObjectType('User', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'An account: a reader, a publisher or an administrator.',
})
export class UserType extends NodeType implements Omit<PublicAccount, 'kind' | 'staffRoles' | 'contact' | 'publisher'> {
  @Field(() => String, { description: 'The name to show; for publishers, the publisher name.' })
  name!: string;

  @Field(() => Role, { description: 'What the account can do.' })
  role!: Role;

  @Field(() => Float, { description: 'The mean of the ratings as a seller, 0 to 100; 0 without ratings.' })
  readersScore!: number;

  @Field(() => Int, { description: 'The number of ratings as a seller.' })
  totalRatings!: number;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  memberSince!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The city or district that a seller sells from, in English, as far as the PIN code tells; null of other accounts.',
  })
  city!: string | null;
}
