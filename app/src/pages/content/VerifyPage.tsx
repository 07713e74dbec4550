import type { VerifiedCertificate } from '@medeina/contract';
import { Guilloche } from '@medeina/design-system/domain/Guilloche';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { hueOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { useCall } from '../../data/hooks.ts';
import { verifyPath } from '../../data/learning/certificates.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { ProblemContext } from '../../shell/frame/problem.ts';
import { useHead } from '../../shell/head.tsx';
import * as styles from './VerifyPage.css.ts';

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `content.verify.${id}` }, values);
}

function Found({ certificate }: { readonly certificate: VerifiedCertificate }) {
  const text = useText();
  const format = useCatalogueFormat();
  const { status, number, valid } = certificate;
  const isValid = status === 'valid';
  const facts: readonly (readonly [string, string])[] = [
    ...(certificate.name === null ? [] : [[text('name'), certificate.name] as const]),
    [text('course'), certificate.title],
    [text('organisation'), certificate.organisation],
    [text('from'), format.fullDay(valid.from)],
    [text('to'), valid.to === null ? text('endless') : format.fullDay(valid.to)],
    [text('number'), number],
  ];
  return (
    <div className={styles.found}>
      <span className={styles.bands}>
        <Guilloche seed={number} category={hueOf(certificate.category)} grey={!isValid} faint />
      </span>
      <div className={styles.words}>
        <Badge tone={isValid ? 'success' : 'danger'} icon={isValid ? CircleCheck : CircleAlert}>
          {text(`badge.${status}`)}
        </Badge>
        <Heading level={1} size="h2">
          {text(`title.${status}`)}
        </Heading>
        <Text tone="muted">{text(`text.${status}`)}</Text>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>
              <Text as="span" size="small">
                {label}
              </Text>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** No certificate has the number. */
function Unknown({ number }: { readonly number: string }) {
  const text = useText();
  return (
    <div className={styles.found}>
      <div className={styles.words}>
        <Badge tone="danger" icon={CircleAlert}>
          {text('badge.unknown')}
        </Badge>
        <Heading level={1} size="h2">
          {text('title.unknown')}
        </Heading>
        <Text tone="muted">{text('text.unknown', { number })}</Text>
      </div>
    </div>
  );
}

/** Asks for the number that is printed on a certificate. */
function Ask({ isAlone }: { readonly isAlone: boolean }) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.form}>
      <Heading level={isAlone ? 1 : 2} size={isAlone ? 'h2' : 'h3'}>
        {text(isAlone ? 'title' : 'other')}
      </Heading>
      <Text tone="muted">{text('how')}</Text>
      <SearchBox
        label={text('field')}
        placeholder="MD-7K3M9-QX2TB"
        value={typed}
        onChange={setTyped}
        onSubmit={(words) => {
          const number = words.trim();
          if (number !== '') void navigate(verifyPath(encodeURIComponent(number)));
        }}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.found} aria-busy="true">
      <Stack gap={20}>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="heading" width="most" />
        <Skeleton width="most" />
      </Stack>
    </div>
  );
}

function Answer({ number }: { readonly number: string }) {
  const { data, error, mutate } = useCall('learning.certificates.verify', { params: { number } });
  // The server found out while it rendered the page.
  const problem = use(ProblemContext);
  const { key } = useLocation();
  const status = error?.status ?? (problem?.key === key ? problem.status : undefined);
  if (data !== undefined) return <Found certificate={data.data} />;
  if (status === 404 || status === 400) return <Unknown number={number} />;
  return error === undefined ? <Waiting /> : <LoadFailed error={error} onRetry={() => void mutate()} />;
}

/** Says to anybody whether a certificate is valid, by the number that is printed on it. */
export function Page() {
  const text = useText();
  const { number } = useParams();
  useHead({
    title: number === undefined ? text('title') : text('head', { number }),
    description: text('how'),
    // What somebody's certificate says is for whoever was shown it.
    isPrivate: number !== undefined,
    canonical: number === undefined ? '/certificates/verify' : undefined,
  });
  return (
    <Band block="page">
      <div className={styles.columns}>
        {number !== undefined && <Answer number={number} />}
        <Ask isAlone={number === undefined} />
      </div>
    </Band>
  );
}
