import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { findOwnId } from '../../usecases/accounts/viewOwnAccount.js';
import { logIn } from '../../usecases/accounts/logIn.js';
import { logOut } from '../../usecases/accounts/logOut.js';
import { updateSettings, viewSettings } from '../../usecases/accounts/settings.js';
import { signUpPublisher } from '../../usecases/accounts/signUpPublisher.js';
import { signUpReader } from '../../usecases/accounts/signUpReader.js';
import { updateProfile } from '../../usecases/accounts/updateProfile.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { WITHOUT_SESSION } from '../sessionCheck.js';
import { openLogIn, openSession } from './openSession.js';
import { SettingsType } from './SettingsType.js';
import {
  LogInInput,
  SignUpPublisherInput,
  SignUpReaderInput,
  UpdateProfileInput,
  UpdateSettingsInput,
} from './UserInputs.js';
import {
  LogInPayload,
  LogOutPayload,
  SignUpPublisherPayload,
  SignUpReaderPayload,
  UpdateProfilePayload,
  UpdateSettingsPayload,
} from './UserPayloads.js';
import { ContactDetailsType, PublisherProfileType, UserType } from './UserType.js';

@Resolver(() => UserType)
export class UserResolver {
  @Query(() => UserType, { nullable: true, description: 'Your account; null if you are not signed in.' })
  async viewer(@Ctx() { scope, loaders }: GraphQLContext): Promise<UserType | null> {
    const id = await findOwnId(scope);
    return id === null ? null : loaders.account.load(id);
  }

  @Query(() => UserType, { nullable: true, description: 'An account by ID; null if it does not exist.' })
  user(@Arg('id', () => ID) id: string, @Ctx() { loaders }: GraphQLContext): Promise<UserType | null> {
    return loaders.account.load(id);
  }

  @Query(() => SettingsType, { description: 'Your settings, such as the language and the mails you get.' })
  settings(@Ctx() { scope }: GraphQLContext): Promise<SettingsType> {
    return viewSettings(scope);
  }

  @FieldResolver(() => ContactDetailsType, {
    nullable: true,
    description:
      'The contact details. Null unless the account is yours, or you are staff with `accounts:read-any`.',
  })
  async contact(
    @Root() { id }: UserType,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<ContactDetailsType | null> {
    return (await loaders.account.load(id))?.contact ?? loaders.contact.load(id);
  }

  @FieldResolver(() => PublisherProfileType, {
    nullable: true,
    description: 'The profile of a publisher; null for other accounts.',
  })
  async publisher(
    @Root() { id }: UserType,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublisherProfileType | null> {
    return (await loaders.account.load(id))?.publisher ?? null;
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => SignUpReaderPayload, { description: 'Creates a reader account and signs you in.' })
  signUpReader(
    @Arg('input', () => SignUpReaderInput) input: SignUpReaderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignUpReaderPayload> {
    return payload(async () => openSession(context, await signUpReader(context.scope, input)));
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => SignUpPublisherPayload, { description: 'Creates a publisher account and signs you in.' })
  signUpPublisher(
    @Arg('input', () => SignUpPublisherInput) input: SignUpPublisherInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignUpPublisherPayload> {
    return payload(async () => openSession(context, await signUpPublisher(context.scope, input)));
  }

  @Extensions(WITHOUT_SESSION)
  @Mutation(() => LogInPayload, {
    description:
      'Starts a session. For an account with a second factor, `logIn` returns `secondFactor` instead, and ' +
      '`confirmSecondFactor` starts the session.',
  })
  logIn(
    @Arg('input', () => LogInInput) input: LogInInput,
    @Ctx() context: GraphQLContext,
  ): Promise<LogInPayload> {
    return payload(async () => openLogIn(context, await logIn(context.scope, input)));
  }

  @Mutation(() => LogOutPayload, {
    description: 'Ends the session of this request. Its token becomes invalid.',
  })
  logOut(@Ctx() { scope, setSessionCookie }: GraphQLContext): Promise<LogOutPayload> {
    return payload(async () => {
      await logOut(scope);
      setSessionCookie(null);
      return {};
    });
  }

  @Mutation(() => UpdateProfilePayload, {
    description:
      'Changes your phone number, address and UPI address. A changed or removed UPI address is refused with CONFIRMATION_REQUIRED ' +
      'unless you logged in or confirmed your identity within the last 10 minutes.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<UpdateProfilePayload> {
    return payload(async () => ({ user: await loaders.account.load(await updateProfile(scope, input)) }));
  }

  @Mutation(() => UpdateSettingsPayload, {
    description:
      'Changes your settings, such as the language and the mails you get. Omitted settings keep their values.',
  })
  updateSettings(
    @Arg('input', () => UpdateSettingsInput) input: UpdateSettingsInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<UpdateSettingsPayload> {
    return payload(async () => ({ settings: await updateSettings(scope, input) }));
  }
}
