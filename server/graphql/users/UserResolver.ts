import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { logIn } from '../../usecases/accounts/logIn.js';
import { logOut } from '../../usecases/accounts/logOut.js';
import { updateSettings, viewSettings } from '../../usecases/accounts/settings.js';
import { signUpPublisher } from '../../usecases/accounts/signUpPublisher.js';
import { signUpReader } from '../../usecases/accounts/signUpReader.js';
import { updateProfile } from '../../usecases/accounts/updateProfile.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { openSession } from './openSession.js';
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
  @Query(() => UserType, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  async viewer(@Ctx() { scope, loaders }: GraphQLContext): Promise<UserType | null> {
    const viewer = await scope.viewer();
    return viewer && loaders.account.load(viewer.id);
  }

  @Query(() => UserType, { nullable: true, description: 'A reader or publisher by id.' })
  user(@Arg('id', () => ID) id: string, @Ctx() { loaders }: GraphQLContext): Promise<UserType | null> {
    return loaders.account.load(id);
  }

  @Query(() => SettingsType, { description: 'The settings of who is signed in.' })
  settings(@Ctx() { scope }: GraphQLContext): Promise<SettingsType> {
    return viewSettings(scope);
  }

  @FieldResolver(() => ContactDetailsType, {
    nullable: true,
    description: 'Only of yourself, null for others.',
  })
  async contact(
    @Root() { id }: UserType,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<ContactDetailsType | null> {
    return (await loaders.account.load(id))?.contact ?? null;
  }

  @FieldResolver(() => PublisherProfileType, { nullable: true, description: 'Only publishers have one.' })
  async publisher(
    @Root() { id }: UserType,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublisherProfileType | null> {
    return (await loaders.account.load(id))?.publisher ?? null;
  }

  @Mutation(() => SignUpReaderPayload, { description: 'Opens a reader account and signs it in.' })
  signUpReader(
    @Arg('input', () => SignUpReaderInput) input: SignUpReaderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignUpReaderPayload> {
    return payload(async () => openSession(context, await signUpReader(context.scope, input)));
  }

  @Mutation(() => SignUpPublisherPayload, { description: 'Opens a publisher account and signs it in.' })
  signUpPublisher(
    @Arg('input', () => SignUpPublisherInput) input: SignUpPublisherInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignUpPublisherPayload> {
    return payload(async () => openSession(context, await signUpPublisher(context.scope, input)));
  }

  @Mutation(() => LogInPayload, { description: 'Opens a session.' })
  logIn(
    @Arg('input', () => LogInInput) input: LogInInput,
    @Ctx() context: GraphQLContext,
  ): Promise<LogInPayload> {
    return payload(async () => openSession(context, await logIn(context.scope, input)));
  }

  @Mutation(() => LogOutPayload, { description: 'Ends the session: its token opens nothing any more.' })
  logOut(@Ctx() { scope, setSessionCookie }: GraphQLContext): Promise<LogOutPayload> {
    return payload(async () => {
      await logOut(scope);
      setSessionCookie(null);
      return {};
    });
  }

  @Mutation(() => UpdateProfilePayload, { description: 'Changes phone and address of who is signed in.' })
  updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<UpdateProfilePayload> {
    return payload(async () => ({ user: await loaders.account.load(await updateProfile(scope, input)) }));
  }

  @Mutation(() => UpdateSettingsPayload, { description: 'Changes settings of who is signed in.' })
  updateSettings(
    @Arg('input', () => UpdateSettingsInput) input: UpdateSettingsInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<UpdateSettingsPayload> {
    return payload(async () => ({ settings: await updateSettings(scope, input) }));
  }
}
