import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { RecordedStaffAction, StaffMember } from '../../usecases/staff/listStaff.js';
import { connectionOf } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';
import { StaffAction, StaffRole } from './staffEnums.js';

@ObjectType('StaffMember', { simpleResolvers: true, description: 'An account that has a staff role.' })
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
  @Field(() => ID, { description: 'The ID of the entry, unique in the audit log.' })
  id!: string;

  @Field(() => StaffAction, { description: 'The recorded action.' })
  action!: StaffAction;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the action, as described for each `StaffAction`; null if there are none.',
  })
  detail!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time of the action.' })
  occurredAt!: Date;
}

export const StaffActionConnection = connectionOf<RecordedStaffAction>(
  'StaffActionEntry',
  () => StaffActionEntryType,
);

@ObjectType('SupportView', {
  simpleResolvers: true,
  description:
    'A support view: a member of staff sees the site as the owner of an account sees it, but cannot change anything.',
})
export class SupportViewType {
  @Field(() => DateTimeScalar, { description: 'When the support view expires.' })
  expiresAt!: Date;
}

@InputType()
export class GrantStaffRoleInput {
  @Field(() => String, { description: 'The email address of the account that gets the role.' })
  email!: string;

  @Field(() => StaffRole, { description: 'The staff role that the account gets.' })
  role!: StaffRole;
}

@InputType()
export class RevokeStaffRoleInput {
  @Field(() => ID, { description: 'The ID of the account that loses the role.' })
  userId!: string;

  @Field(() => StaffRole, { description: 'The staff role that the account loses.' })
  role!: StaffRole;
}

@InputType()
export class StartSupportViewInput {
  @Field(() => String, { description: 'The email address of the account to view.' })
  email!: string;

  @Field(() => String, {
    description:
      'The reason for the support view, at most 1,000 characters. Shown to the owner of the account ' +
      'afterwards.',
  })
  reason!: string;
}

@ObjectType()
export class GrantStaffRolePayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The account with the new role.' })
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
      'The token of the support view: send it as `Authorization: Bearer …`. The token is not shown again.',
  })
  token!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the support view expires.' })
  expiresAt!: Date | null;
}

@ObjectType()
export class EndSupportViewPayload extends Payload {}
