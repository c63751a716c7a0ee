import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('Marketplace', {
  simpleResolvers: true,
  description: 'What holds for everybody on this marketplace, wherever they are.',
})
export class MarketplaceType {
  @Field(() => DateScalar, { description: 'The day that it is now in the marketplace’s time zone.' })
  today!: string;

  @Field(() => String, {
    description:
      'The time zone in which moments become days, as an IANA name: "Asia/Kolkata". Due dates, late fees and months go by it.',
  })
  timeZone!: string;
}
