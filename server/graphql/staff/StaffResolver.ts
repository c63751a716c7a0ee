import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { grantStaffRole, revokeStaffRole } from '../../usecases/staff/grantStaffRole.js';
import {
  listStaff,
  listStaffActions,
  type RecordedStaffAction,
  type StaffMember,
} from '../../usecases/staff/listStaff.js';
import { endOwnSupportView, startSupportView } from '../../usecases/staff/supportView.js';
import { viewOwnAbilities, viewOwnSupportView } from '../../usecases/staff/viewOwnRights.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  EndSupportViewPayload,
  GrantStaffRoleInput,
  GrantStaffRolePayload,
  RevokeStaffRoleInput,
  RevokeStaffRolePayload,
  StaffActionConnection,
  StaffActionEntryType,
  StaffMemberType,
  StartSupportViewInput,
  StartSupportViewPayload,
  SupportViewType,
} from './StaffTypes.js';

/** Staff roles, the audit log and support views. */
@Resolver()
export class StaffResolver {
  @Query(() => [StaffMemberType], {
    description: 'All accounts that have a staff role. Requires `staff:grant`.',
  })
  staff(@Ctx() { scope }: GraphQLContext): Promise<StaffMember[]> {
    return listStaff(scope);
  }

  @Query(() => StaffActionConnection, {
    complexity: pageCost,
    description:
      'The audit log of staff actions, such as changing an account or viewing its data, newest first. ' +
      'Requires `audit:read`.',
  })
  staffActions(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<RecordedStaffAction>> {
    return listStaffActions(scope, page);
  }

  @Mutation(() => GrantStaffRolePayload, {
    description:
      'Grants a staff role to an account. Requires `staff:grant` and a session confirmed within the last ' +
      '10 minutes.',
  })
  grantStaffRole(
    @Arg('input', () => GrantStaffRoleInput) input: GrantStaffRoleInput,
    @Ctx() context: GraphQLContext,
  ): Promise<GrantStaffRolePayload> {
    return payload(async () => userNow(context, await grantStaffRole(context.scope, input)));
  }

  @Mutation(() => RevokeStaffRolePayload, {
    description:
      'Takes a staff role away from an account. Requires `staff:grant` and a session confirmed within the ' +
      'last 10 minutes.',
  })
  revokeStaffRole(
    @Arg('input', () => RevokeStaffRoleInput) input: RevokeStaffRoleInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RevokeStaffRolePayload> {
    return payload(async () => userNow(context, await revokeStaffRole(context.scope, input)));
  }

  @Mutation(() => StartSupportViewPayload, {
    description:
      'Starts a support view, in which you see the site for 30 minutes as the owner of an account sees ' +
      'it. You cannot change anything. The owner is notified afterwards. Requires `sessions:see-as` and a ' +
      'session confirmed within the last 10 minutes.',
  })
  startSupportView(
    @Arg('input', () => StartSupportViewInput) input: StartSupportViewInput,
    @Ctx() { scope, setViewCookie }: GraphQLContext,
  ): Promise<StartSupportViewPayload> {
    return payload(async () => {
      const view = await startSupportView(scope, input);
      setViewCookie(view.token);
      return view;
    });
  }

  @Mutation(() => EndSupportViewPayload, {
    description: 'Ends the support view in which the request is made.',
  })
  endSupportView(@Ctx() { scope, setViewCookie }: GraphQLContext): Promise<EndSupportViewPayload> {
    return payload(async () => {
      await endOwnSupportView(scope);
      setViewCookie(null);
      return {};
    });
  }
}

/** The viewer's abilities, and the support view through which the request was made, if any. */
@Resolver(() => UserType)
export class RightsOfUserResolver {
  @FieldResolver(() => [String], {
    nullable: true,
    description: 'The names of your abilities, such as `orders:read`. Null unless the account is yours.',
  })
  abilities(@Root() { id }: UserType, @Ctx() { scope }: GraphQLContext): Promise<readonly string[] | null> {
    return viewOwnAbilities(scope, id);
  }

  @FieldResolver(() => SupportViewType, {
    nullable: true,
    description: 'The support view in which the request is made; null for all other requests.',
  })
  supportView(@Root() { id }: UserType, @Ctx() { scope }: GraphQLContext): Promise<SupportViewType | null> {
    return viewOwnSupportView(scope, id);
  }
}

@Resolver(() => StaffMemberType)
export class StaffMemberResolver {
  @FieldResolver(() => UserType, { description: 'The account that has the roles.' })
  user(@Root() { userId }: StaffMember, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(userId);
  }
}

@Resolver(() => StaffActionEntryType)
export class StaffActionEntryResolver {
  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The member of staff; null if the action was taken on the command line.',
  })
  async staff(
    @Root() { staffId }: RecordedStaffAction,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return staffId === null ? null : loaders.account.load(staffId);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The account that was changed or viewed; null if the action concerns no account.',
  })
  async user(
    @Root() { userId }: RecordedStaffAction,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return userId === null ? null : loaders.account.load(userId);
  }
}

async function userNow(context: GraphQLContext, id: string) {
  return { user: await freshLoaders(context).account.load(id) };
}
