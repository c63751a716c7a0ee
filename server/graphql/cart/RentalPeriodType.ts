import { Field, Int, ObjectType } from 'type-graphql';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('RentalPeriod', {
  simpleResolvers: true,
  description: 'The days of a rental: whole calendar months.',
})
export class RentalPeriodType implements RentalPeriod {
  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The day on which the book is due back.' })
  endsOn!: string;

  @Field(() => Int, { description: 'How many calendar months that is.' })
  months!: number;
}
