import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Dispute } from '../../usecases/orders/dispute.js';
import type { DisputePhoto } from '../../usecases/photos/findDisputePhotos.js';
import { DisputeType } from '../disputes/DisputeTypes.js';
import { Payload } from '../schema/payload.js';
import { NewPhotoInput } from './PhotoInputs.js';
import { DisputePhotoType } from './PhotoTypes.js';

@InputType()
export class AddDisputePhotoInput extends NewPhotoInput {
  @Field(() => ID, { description: 'The ID of the dispute to add the photo to.' })
  disputeId!: string;
}

@ObjectType()
export class AddDisputePhotoPayload extends Payload {
  @Field(() => DisputeType, { nullable: true, description: 'The dispute after the change.' })
  dispute!: Dispute | null;

  @Field(() => DisputePhotoType, {
    nullable: true,
    description: 'The new photo, or the existing photo if your side added the same picture before.',
  })
  photo!: DisputePhoto | null;
}
