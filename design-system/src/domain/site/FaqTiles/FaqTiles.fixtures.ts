import {
  Award,
  Building2,
  CreditCard,
  FlaskConical,
  Handshake,
  MonitorPlay,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react';
import type { FaqTile } from './FaqTiles.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

export const topics: readonly FaqTile[] = [
  { href: '/faq/karantinas', icon: ShieldCheck, name: t('Mokymai karantino metu'), count: t('5 klausimai') },
  { href: '/faq/registracija', icon: UserRoundPlus, name: t('Registracija'), count: t('8 klausimai') },
  { href: '/faq/nuotolinis', icon: MonitorPlay, name: t('Nuotolinis mokymasis'), count: t('12 klausimų') },
  {
    href: '/faq/laboratorija',
    icon: FlaskConical,
    name: t('Mokymasis laboratorijoje'),
    count: t('7 klausimai'),
  },
  { href: '/faq/mokejimai', icon: CreditCard, name: t('Mokėjimai ir prenumeratos'), count: t('11 klausimų') },
  { href: '/faq/sertifikatai', icon: Award, name: t('Sertifikatai'), count: t('9 klausimai') },
  {
    href: '/faq/istaigoms',
    icon: Building2,
    name: t('Mokymai įstaigoms ir įmonėms'),
    count: t('6 klausimai'),
  },
  { href: '/faq/verslas', icon: Handshake, name: t('Verslo galimybės'), count: t('4 klausimai') },
];
