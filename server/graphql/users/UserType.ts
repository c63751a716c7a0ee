import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../domain/accounts/account.js';
import type { PublicAccount, PublicPublisher } from '../../usecases/accounts/findAccounts.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account is for. Readers and publishers both sell.',
  valuesConfig: {
    READER: { description: 'A person who reads, buys, rents and sells.' },
    PUBLISHER: { description: 'A house that lists books in bulk.' },
    ADMINISTRATOR: { description: 'Moderates listings and accounts.' },
  },
});

@ObjectType('ContactDetails', { description: 'How to reach a person. Shown to that person only.' })
export class ContactDetailsType {
  @Field(() => String, { description: 'The email address; it cannot be changed.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether a mailed link has shown that the address is theirs.' })
  emailVerified!: boolean;

  @Field(() => String, { description: 'The phone number.' })
  phone!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The postal code, 5 or 6 digits.' })
  zipcode!: string;
}

@ObjectType('PublisherProfile', { description: 'What a publisher says about itself.' })
export class PublisherProfileType implements PublicPublisher {
  @Field(() => String, { description: 'The name on the books.' })
  publisherName!: string;

  @Field(() => String, { nullable: true, description: 'The company behind it.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'The web site.' })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'What the publisher is about.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'The registration number; for the publisher only.' })
  registrationNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The postal address; for the publisher only.' })
  publicationAddress!: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number; for the publisher only.' })
  officeContact!: string | null;
}

@ObjectType('User', { implements: NodeType, simpleResolvers: true, description: 'A reader or a publisher.' })
export class UserType extends NodeType implements Omit<PublicAccount, 'contact' | 'publisher'> {
  @Field(() => String, { description: 'The name to show; for a publisher, the publisher name.' })
  name!: string;

  @Field(() => Role, { description: 'What the account is for.' })
  role!: Role;

  @Field(() => Float, { description: 'The mean of the ratings as a seller, 0 to 100; 0 without ratings.' })
  readersScore!: number;

  @Field(() => Int, { description: 'How many ratings the score is the mean of.' })
  totalRatings!: number;

  @Field(() => DateTimeScalar, { description: 'When the account was opened.' })
  memberSince!: Date;
}
