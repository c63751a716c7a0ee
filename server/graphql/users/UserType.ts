import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../domain/accounts/account.js';
import type { PublicAccount, PublicPublisher } from '../../usecases/accounts/findAccounts.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'The role of an account. Readers and publishers can both buy, rent and sell.',
  valuesConfig: {
    READER: { description: 'A person who buys, rents and sells books.' },
    PUBLISHER: { description: 'A publishing house, which can also import many books at once.' },
    ADMINISTRATOR: { description: 'A member of staff with all abilities of staff.' },
  },
});

@ObjectType('ContactDetails', {
  description:
    'The contact details of an account. Only its owner and staff with `accounts:read-any` can read the details. ' +
    'Each read by staff is recorded in the audit log.',
})
export class ContactDetailsType {
  @Field(() => String, { description: 'The email address. It cannot be changed.' })
  email!: string;

  @Field(() => Boolean, { description: 'True if the email address was verified with a mailed link.' })
  emailVerified!: boolean;

  @Field(() => String, { description: 'The phone number; for a publisher, the number of the office.' })
  phone!: string;

  @Field(() => String, { description: 'The postal address; for a publisher, the publication address.' })
  address!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The UPI address; null if not specified. Accounts that owe this account a payment see the whole address. ' +
      'Staff see only its beginning and its handle.',
  })
  upiAddress!: string | null;
}

@ObjectType('PublisherProfile', { description: 'The public and private details of a publisher.' })
export class PublisherProfileType implements PublicPublisher {
  @Field(() => String, { description: 'The public name of the publisher.' })
  publisherName!: string;

  @Field(() => String, { nullable: true, description: 'The name of the company; null if not specified.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the website; null if not specified.' })
  website!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A description of the publisher’s books; null if not specified.',
  })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The registration number of the company. Shown only to the publisher; null for all others, and if not ' +
      'specified.',
  })
  registrationNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The postal address. Shown only to the publisher; null for all others.',
  })
  publicationAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number of the office. Shown only to the publisher; null for all others.',
  })
  officeContact!: string | null;
}

@ObjectType('User', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'An account: a reader, a publisher or an administrator.',
})
export class UserType
  extends NodeType
  implements Omit<PublicAccount, 'kind' | 'staffRoles' | 'contact' | 'publisher'>
{
  @Field(() => String, { description: 'The name to show; for publishers, the publisher name.' })
  name!: string;

  @Field(() => Role, { description: 'The role of the account: a reader, a publisher or an administrator.' })
  role!: Role;

  @Field(() => Float, {
    description:
      'The mean of the ratings that the account received as a seller, 10 to 100; 0 without ratings.',
  })
  readersScore!: number;

  @Field(() => Int, { description: 'The number of ratings that the account received as a seller.' })
  totalRatings!: number;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  memberSince!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The city or district of a seller in English, derived from the PIN code; null if unknown, and for ' +
      'accounts that do not sell.',
  })
  city!: string | null;
}
