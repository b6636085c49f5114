import {
  Award,
  Blocks,
  Building2,
  ChartLine,
  Coins,
  Compass,
  FileSearch,
  HandCoins,
  Handshake,
  Hotel,
  Landmark,
  Layers,
  LockKeyhole,
  Network,
  Scale,
  Ship,
  Telescope,
  Vault,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '#lib/icon-names.ts';
import styles from './Icon.module.css';

const DRAWINGS: Readonly<Record<IconName, LucideIcon>> = {
  award: Award,
  blocks: Blocks,
  'building-2': Building2,
  'chart-line': ChartLine,
  coins: Coins,
  compass: Compass,
  'file-search': FileSearch,
  'hand-coins': HandCoins,
  handshake: Handshake,
  hotel: Hotel,
  landmark: Landmark,
  layers: Layers,
  'lock-keyhole': LockKeyhole,
  network: Network,
  scale: Scale,
  ship: Ship,
  telescope: Telescope,
  vault: Vault,
  zap: Zap,
};

interface Props {
  name: IconName;
}

/** An engraved-looking drawing beside words that say the same: hidden from screen readers. */
export function Icon({ name }: Props) {
  const Drawing = DRAWINGS[name];
  return <Drawing className={styles.icon} size={28} strokeWidth={1.3} aria-hidden />;
}
