import type { SignOnPreview } from '@medeina/contract';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useRenewLinks } from '../../data/auth/links.ts';
import { type SignOnFailure, type SignOnReturn } from '../../data/auth/signOn.ts';
import { useAct } from '../../data/hooks.ts';
import { guestId } from '../../session/guest.ts';
import { useSession } from '../../session/hooks.ts';
import { sessionStore } from '../../session/store.ts';
import { CallError } from '../../session/transport.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { useAskedPlace } from '../../shell/destination.ts';
import { failureTextId } from '../../shell/failureText.ts';
import { useFurtherProof } from '../../shell/proof/useFurtherProof.tsx';
import { useLoginFlow } from '../../shell/useLoginFlow.ts';
import { useNavigateWhileHere } from '../../shell/useNavigateWhileHere.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { TermsLabel } from '../../shell/forms/TermsLabel.tsx';

/** The sign-on cannot be gone on with; a new one can be begun. */
function Over({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const [message] = error instanceof CallError ? error.messages : [];
  return (
    <Stack gap={20}>
      <Banner tone="danger" title={intl.formatMessage({ id: 'auth.signOn.failed' })} announce>
        {message ?? intl.formatMessage({ id: failureTextId(error) })}
      </Banner>
      <ButtonLink href="/login" variant="outline" full>
        {intl.formatMessage({ id: 'auth.signOn.again' })}
      </ButtonLink>
    </Stack>
  );
}

/** Exchanges the code for a session and goes on to where the person wanted to be. */
function useExchange(code: string): (register: boolean) => Promise<void> {
  const act = useAct();
  const goOn = useLoginFlow();
  return useCallback(
    async (register) => {
      const body = { access_token: code, refresh_token: code, oc_session: guestId(), register };
      await goOn(await act('auth.sso', { body }, { quiet: true }));
    },
    [act, code, goOn],
  );
}

/** Links the account that the sign-on has proved with the one that is logged in. */
function useLink({ code, environment }: SignOnReturn): () => Promise<void> {
  const act = useAct();
  const { show } = useAlerts();
  const renewLinks = useRenewLinks();
  return useCallback(async () => {
    const { message } = await act(
      'auth.environment.linkOauth',
      { body: { access_token: code, environment } },
      { quiet: true },
    );
    await renewLinks();
    show({ type: 'success', subject: message });
  }, [act, code, environment, renewLinks, show]);
}

interface ProvedProps {
  readonly returned: SignOnReturn;
  readonly preview: SignOnPreview;
}

/** Whoever is logged in says that the account is to be linked with theirs: the visit alone links nothing. */
function LinkQuestion({ returned, preview }: ProvedProps) {
  const intl = useIntl();
  const session = useSession();
  const navigate = useNavigateWhileHere();
  const place = useAskedPlace() ?? '/dashboard/settings';
  const link = useLink(returned);
  const proof = useFurtherProof();
  const tellFailure = useTellFailure();
  const [isLinking, setLinking] = useState(false);
  const { name, account } = preview;
  const own = session.status === 'user' ? session.customer : undefined;
  const person = own === undefined ? '' : `${own.firstname} ${own.lastname}`.trim();

  const confirm = async () => {
    setLinking(true);
    try {
      await proof.forChange(link);
    } catch (error) {
      if (error instanceof DOMException) {
        setLinking(false);
        return;
      }
      tellFailure(error, intl.formatMessage({ id: 'auth.signOn.link.failed' }));
    }
    await navigate(place, { replace: true });
  };

  return (
    <Stack gap={20}>
      <Text>
        {intl.formatMessage(
          { id: 'auth.signOn.link.ask' },
          { account, name, person, named: person === '' ? 'no' : 'yes' },
        )}
      </Text>
      <Button size="lg" full loading={isLinking} onClick={() => void confirm()}>
        {intl.formatMessage({ id: 'auth.signOn.link.submit' })}
      </Button>
      <ButtonLink href={place} variant="outline" size="lg" full>
        {intl.formatMessage({ id: 'auth.signOn.link.cancel' })}
      </ButtonLink>
      {proof.dialog}
    </Stack>
  );
}

/** Nobody is linked with the account yet: it opens a new account, or is linked with one that the person proves. */
function Unlinked({ returned, preview }: ProvedProps) {
  const intl = useIntl();
  const act = useAct();
  const exchange = useExchange(returned.code);
  const link = useLink(returned);
  const tellFailure = useTellFailure();
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { name, account } = preview;
  const text = (id: string) => intl.formatMessage({ id: `auth.signOn.${id}` }, { name, account });

  const make = async () => {
    setMissing(!agrees);
    if (!agrees) return;
    setMaking(true);
    try {
      await exchange(true);
    } catch (error) {
      setMaking(false);
      tellFailure(error, text('failed'));
    }
  };

  const logInAndLink = async (values: LoginValues) => {
    const session = await act('auth.login', { body: { ...values, oc_session: guestId() } }, { quiet: true });
    sessionStore.enter(session);
    // The login itself has worked, whatever comes of the link.
    await link().catch((error: unknown) => tellFailure(error, text('link.failed')));
    return session;
  };

  return (
    <Stack gap={32}>
      <Text>{text('unlinked')}</Text>
      <Stack gap={20}>
        <Heading level={2} size="h4">
          {text('new')}
        </Heading>
        <Checkbox
          checked={agrees}
          onChange={(event) => {
            setAgrees(event.currentTarget.checked);
            setMissing(false);
          }}
          label={<TermsLabel id="auth.register.agree" />}
          error={isMissing ? intl.formatMessage({ id: 'form.problem.field_agree_required' }) : undefined}
        />
        <Button size="lg" full loading={isMaking} onClick={() => void make()}>
          {intl.formatMessage({ id: 'auth.register.submit' })}
        </Button>
      </Stack>
      <Stack gap={20}>
        <Heading level={2} size="h4">
          {text('own')}
        </Heading>
        <Text tone="muted">{text('own.text')}</Text>
        <LoginForm logIn={logInAndLink} />
      </Stack>
    </Stack>
  );
}

/** A sign-on that has come back: a linked account logs in at once, everything else is asked. */
function Returned({ returned }: { readonly returned: SignOnReturn }) {
  const intl = useIntl();
  const act = useAct();
  const exchange = useExchange(returned.code);
  const [preview, setPreview] = useState<SignOnPreview>();
  const [failure, setFailure] = useState<unknown>();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const begin = async () => {
      const { data } = await act(
        'auth.sso.preview',
        { body: { access_token: returned.code } },
        { quiet: true },
      );
      if (data.action === 'login' && data.linked) await exchange(false);
      else setPreview(data);
    };
    begin().catch(setFailure);
  }, [act, exchange, returned]);

  if (failure !== undefined) return <Over error={failure} />;
  if (preview === undefined) {
    return (
      <Stack gap={20}>
        <div role="status">{intl.formatMessage({ id: 'auth.signOn.waiting' })}</div>
        <Skeleton shape="row" />
      </Stack>
    );
  }
  return preview.action === 'link' ? (
    <LinkQuestion returned={returned} preview={preview} />
  ) : (
    <Unlinked returned={returned} preview={preview} />
  );
}

/** A sign-on that came to nothing: said in an alert, on the page where the person was, else at home. */
function Failed({ failure }: { readonly failure: SignOnFailure }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { show } = useAlerts();
  const place = useAskedPlace() ?? '/';
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    show({
      type: failure === 'cancelled' ? 'warning' : 'danger',
      subject: intl.formatMessage({ id: 'auth.signOn.failed' }),
      message: intl.formatMessage({ id: `auth.signOn.failed.${failure}` }),
    });
    void navigate(place, { replace: true });
  }, [failure, intl, navigate, place, show]);
  return <Skeleton shape="row" />;
}

/** What a sign-on has brought back to the login page. */
export default function SignOn({ brought }: { readonly brought: SignOnReturn | SignOnFailure }) {
  return typeof brought === 'string' ? <Failed failure={brought} /> : <Returned returned={brought} />;
}
