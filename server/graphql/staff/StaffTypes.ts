import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { StaffAction, StaffRole } from '../../domain/accounts/staff.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { RecordedStaffAction, StaffMember } from '../../usecases/staff/listStaff.js';
import { connectionOf } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'A set of abilities that a member of staff has beside those of every account.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Has every ability of staff, and makes accounts staff.' },
    MODERATOR: { description: 'Settles reports, and removes and restores listings and reviews.' },
    SUPPORT: { description: 'Sees orders and contact details, and the site as an account sees it.' },
    FINANCE: { description: 'Sees all orders, with their payments, deposits and fees.' },
  },
});

registerEnumType(StaffAction, {
  name: 'StaffAction',
  description: 'What a member of staff did to an account, or read of it.',
  valuesConfig: {
    GRANT_ROLE: { description: 'Made the account staff. The detail is the role.' },
    REVOKE_ROLE: { description: 'Took a role of staff away. The detail is the role.' },
    START_SUPPORT_VIEW: {
      description: 'Began to see the site as the account sees it. The detail is the reason.',
    },
    SEE_PAGE: { description: 'Saw a page as the account sees it. The detail is the request.' },
    END_SUPPORT_VIEW: { description: 'No longer sees the site as the account sees it.' },
    READ_PHOTO: {
      description:
        'Saw a photo of a rented copy, or listed those of a fulfillment. The detail is the ID of either.',
    },
    READ_ORDER: { description: 'Read an order that the account placed. The detail is its ID.' },
    READ_CONTACT: { description: 'Read the contact details of the account.' },
    RESET_FACTORS: { description: 'Removed all second factors of the account, whose owner lost them.' },
  },
});

@ObjectType('StaffMember', { simpleResolvers: true, description: 'An account that is staff.' })
export class StaffMemberType implements Omit<StaffMember, 'userId'> {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => [StaffRole], {
    description: 'The roles of the account, in the order in which they were granted.',
  })
  roles!: StaffRole[];
}

@ObjectType('StaffActionEntry', {
  simpleResolvers: true,
  description: 'An entry of the audit log. Entries are never changed or deleted.',
})
export class StaffActionEntryType implements Omit<RecordedStaffAction, 'staffId' | 'userId'> {
  @Field(() => ID, { description: 'The ID of the entry.' })
  id!: string;

  @Field(() => StaffAction, { description: 'What was done or read.' })
  action!: StaffAction;

  @Field(() => String, {
    nullable: true,
    description: 'More about it: see the action. Null if there is no more.',
  })
  detail!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;
}

export const StaffActionConnection = connectionOf<RecordedStaffAction>(
  'StaffActionEntry',
  () => StaffActionEntryType,
);

@ObjectType('SupportView', {
  simpleResolvers: true,
  description: 'A member of support sees the site as an account sees it, without changing anything.',
})
export class SupportViewType {
  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  expiresAt!: Date;
}

@InputType()
export class GrantStaffRoleInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => StaffRole, { description: 'The role to grant.' })
  role!: StaffRole;
}

@InputType()
export class RevokeStaffRoleInput {
  @Field(() => ID, { description: 'The ID of the account.' })
  userId!: string;

  @Field(() => StaffRole, { description: 'The role to take away.' })
  role!: StaffRole;
}

@InputType()
export class StartSupportViewInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Why, at most 1000 characters. Shown to the account afterwards.' })
  reason!: string;
}

@ObjectType()
export class GrantStaffRolePayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The account, which is staff now.' })
  user!: PublicAccount | null;
}

@ObjectType()
export class RevokeStaffRolePayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The account, without the role.' })
  user!: PublicAccount | null;
}

@ObjectType()
export class StartSupportViewPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      'The token of the support view: send it as `Authorization: Bearer …`. It is not shown again.',
  })
  token!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the support view ends by itself.' })
  expiresAt!: Date | null;
}

@ObjectType()
export class EndSupportViewPayload extends Payload {}
