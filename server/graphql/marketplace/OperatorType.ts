import { Field, ObjectType } from 'type-graphql';
import type { GrievanceOfficer, Operator } from '../../domain/marketplace/operator.js';

@ObjectType('GrievanceOfficer', {
  simpleResolvers: true,
  description: 'The person who receives complaints about the marketplace.',
})
export class GrievanceOfficerType implements GrievanceOfficer {
  @Field(() => String, { description: 'The full name of the grievance officer.' })
  name!: string;

  @Field(() => String, { description: 'The email address for complaints.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number; null if not specified.' })
  phone!: string | null;
}

@ObjectType('Operator', {
  simpleResolvers: true,
  description: 'The person or company that runs the site.',
})
export class OperatorType implements Operator {
  @Field(() => String, { description: 'The legal name of the person or company.' })
  legalName!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => GrievanceOfficerType, {
    nullable: true,
    description: 'The person who receives complaints about the marketplace; null if none is configured.',
  })
  grievanceOfficer!: GrievanceOfficerType | null;
}
