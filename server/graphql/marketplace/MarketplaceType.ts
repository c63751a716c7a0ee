import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('Marketplace', {
  simpleResolvers: true,
  description: 'The calendar of the marketplace, the same for users in every time zone.',
})
export class MarketplaceType {
  @Field(() => DateScalar, { description: 'The current day in the time zone of the marketplace.' })
  today!: string;

  @Field(() => String, {
    description:
      'The time zone for due dates, late fees and monthly figures, as an IANA name: "Asia/Kolkata".',
  })
  timeZone!: string;
}
