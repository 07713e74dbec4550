import { ShareDialog as Dialog } from '@medeina/design-system/domain/ShareDialog';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../shell/alerts.tsx';
import { isLocal } from '../../../shell/isLocal.ts';

/** How long "link copied" stays, in milliseconds. */
const shownFor = 4000;

/** Where a link can be given away; `{url}` and `{title}` are put in encoded. */
const networks = [
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  { name: 'X', address: 'https://x.com/intent/post?url={url}&text={title}' },
] as const;

const mail = 'mailto:?subject={title}&body={url}';

export interface ShareDialogProps {
  readonly title: string;
  /** The whole address of the course's page. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Ways to share the course's link. No other site is contacted until its link is followed. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { show } = useAlerts();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.course.share.${id}` });
  const fill = (address: string) =>
    address.replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      address={url}
      subject={title}
      targets={[
        ...networks.map(({ name, address }) => ({
          label: intl.formatMessage({ id: 'catalogue.course.share.on' }, { network: name }),
          href: fill(address),
        })),
        { label: text('mail'), href: fill(mail), local: true },
      ]}
      codeNote={isLocal(new URL(url)) ? intl.formatMessage({ id: 'common.localCode' }) : undefined}
      onCopied={() => show({ type: 'success', subject: text('copied'), timeout: shownFor })}
    />
  );
}
