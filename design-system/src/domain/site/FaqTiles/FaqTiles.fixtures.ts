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

export const topics: readonly FaqTile[] = [
  { href: '/faq/karantinas', icon: ShieldCheck, name: 'Mokymai karantino metu', count: '5 klausimai' },
  { href: '/faq/registracija', icon: UserRoundPlus, name: 'Registracija', count: '8 klausimai' },
  { href: '/faq/nuotolinis', icon: MonitorPlay, name: 'Nuotolinis mokymasis', count: '12 klausimų' },
  { href: '/faq/laboratorija', icon: FlaskConical, name: 'Mokymasis laboratorijoje', count: '7 klausimai' },
  { href: '/faq/mokejimai', icon: CreditCard, name: 'Mokėjimai ir prenumeratos', count: '11 klausimų' },
  { href: '/faq/sertifikatai', icon: Award, name: 'Sertifikatai', count: '9 klausimai' },
  { href: '/faq/istaigoms', icon: Building2, name: 'Mokymai įstaigoms ir įmonėms', count: '6 klausimai' },
  { href: '/faq/verslas', icon: Handshake, name: 'Verslo galimybės', count: '4 klausimai' },
];
