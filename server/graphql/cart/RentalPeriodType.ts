import { Field, Int, ObjectType } from 'type-graphql';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('RentalPeriod', {
  simpleResolvers: true,
  description:
    'The days of a rental: a whole number of calendar months, or fewer days if a late delivery shortened ' +
    'the rental (`MovedRental.isShortened`).',
})
export class RentalPeriodType implements RentalPeriod {
  @Field(() => DateScalar, { description: 'The first day of the period.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The due date: the day on which the book must be back.' })
  endsOn!: string;

  @Field(() => Int, { description: 'The length of the rental in calendar months.' })
  months!: number;
}
