import { learningSystemCapability } from '@medeina/contract';
import { ExternalLink, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../data/hooks.ts';
import { useCapability } from '../../session/hooks.ts';

interface ExternalPlace {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly external: true;
}

/** The link to the external learning system, for those who may see it. */
export function useLearningSystem(): readonly ExternalPlace[] {
  const intl = useIntl();
  const mayView = useCapability(learningSystemCapability);
  const { data } = usePersonalCall('account.settings.read', mayView ? {} : null);
  if (!mayView || data === undefined) return [];
  const { learning_system_url: href, learning_system_url_text: text } = data.data;
  if (href === null) return [];
  return [
    {
      label: text ?? intl.formatMessage({ id: 'shell.learningSystem' }),
      href,
      icon: ExternalLink,
      external: true,
    },
  ];
}
