import type { SignOnEnvironment } from '@medeina/contract';
import { Avatar } from '@medeina/design-system/primitives/Avatar';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRenewLinks } from '../../../data/auth/links.ts';
import { signOnPath } from '../../../data/auth/signOn.ts';
import { useConfig } from '../../../data/config.ts';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useLinkAccount } from '../../../shell/environment/useLinkAccount.tsx';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { Question } from './Question.tsx';
import * as styles from './rows.css.ts';
import { Section } from './Section.tsx';
import { useFocusWhenFewer } from './useFocusWhenFewer.ts';

const here = '/dashboard/settings';

interface EnvironmentRowProps {
  readonly environment: SignOnEnvironment;
  readonly onLink: (environment: SignOnEnvironment) => void;
  readonly onUnlink: (environment: SignOnEnvironment) => void;
}

function EnvironmentRow({ environment, onLink, onUnlink }: EnvironmentRowProps) {
  const intl = useIntl();
  const { name, account, linked, can_unlink: canUnlink, signs_in_by: by, lmsUrl } = environment;
  const say = (id: string) => intl.formatMessage({ id: `account.environments.${id}` }, { name });
  return (
    <li className={styles.row}>
      <div className={styles.named}>
        <Avatar name={name} />
        <div className={styles.words}>
          <div className={styles.name}>
            <b>{name}</b>
            {linked === true && <Badge tone="success">{say('linked')}</Badge>}
          </div>
          <Text size="small" tone="muted">
            {linked === true ? account : say('notLinked')}
            {linked === true && canUnlink === false && ` · ${say('only')}`}
          </Text>
        </div>
      </div>
      <div className={styles.buttons}>
        {linked === true && lmsUrl !== null && (
          <ButtonLink href={lmsUrl} variant="outline" size="sm" aria-label={say('open.named')}>
            {say('open')}
          </ButtonLink>
        )}
        {linked === true && canUnlink === true && (
          <Button
            variant="outline"
            size="sm"
            aria-label={say('unlink.named')}
            onClick={() => onUnlink(environment)}
          >
            {say('unlink')}
          </Button>
        )}
        {by === 'password' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={say(linked === true ? 'again.named' : 'link.named')}
            onClick={() => onLink(environment)}
          >
            {say(linked === true ? 'again' : 'link')}
          </Button>
        )}
        {linked === false && by === 'provider' && (
          <>
            <ButtonLink
              href={signOnPath(environment.environment, { redirect: here, wantsLink: true })}
              variant="outline"
              size="sm"
              aria-label={say('link.named')}
            >
              {say('link')}
            </ButtonLink>
            <ButtonLink
              href={signOnPath(environment.environment, {
                redirect: here,
                wantsLink: true,
                wantsRegistration: true,
              })}
              variant="ghost"
              size="sm"
              aria-label={say('register.named')}
            >
              {say('register')}
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}

/**
 * The accounts in other environments. Shown where shopping is on, and to who has linked one already: what was linked can
 * be unlinked.
 */
export function EnvironmentsSection() {
  const intl = useIntl();
  const act = useAct();
  const { show } = useAlerts();
  const proof = useFurtherProof();
  const link = useLinkAccount();
  const tellFailure = useTellFailure();
  const renewLinks = useRenewLinks();
  const { shopping } = useConfig();
  const { data } = usePersonalCall('auth.environment.list', {});
  const [asked, setAsked] = useState<SignOnEnvironment>();
  const others = (data?.data ?? []).filter((one) => one.signs_in_by !== 'medeina');
  const isLinked = others.some(({ linked }) => linked === true);
  const box = useFocusWhenFewer(others.filter(({ linked }) => linked === true).length);
  if (others.length === 0 || (!shopping && !isLinked)) return null;
  const say = (id: string) =>
    intl.formatMessage({ id: `account.environments.${id}` }, { name: asked?.name ?? '' });

  const unlink = async () => {
    if (asked === undefined) return;
    const { environment } = asked;
    try {
      const { message } = await proof.forChange(() =>
        act('auth.environment.unlink', { body: { environment } }, { quiet: true }),
      );
      show({ type: 'success', subject: message });
    } catch (error) {
      if (!(error instanceof DOMException)) tellFailure(error, say('unlink.failed'));
    }
    await renewLinks();
  };

  return (
    <Section title={say('title')} about={say('about')} id="environments" ref={box}>
      <ul className={styles.rows}>
        {others.map((environment) => (
          <EnvironmentRow
            key={environment.environment}
            environment={environment}
            onLink={link.open}
            onUnlink={setAsked}
          />
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        title={say('unlink.ask')}
        description={say('unlink.text')}
        confirm={say('unlink')}
        onConfirm={() => void unlink()}
      />
      {link.dialog}
      {proof.dialog}
    </Section>
  );
}
