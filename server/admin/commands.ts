import { accountCommands } from './accountCommands.ts';
import { auditCommand } from './auditCommand.ts';
import type { AdminCommand } from './command.ts';
import { fileCommands } from './fileCommands.ts';
import { goodsCommands } from './goodsCommands.ts';
import { limitCommands } from './limitCommands.ts';
import { staffCommands } from './staffCommands.ts';
import { notificationCommands } from './notificationCommands.ts';
import { secretCommand } from './secretCommand.ts';

/** Every admin command, in the order of the usage text. */
export const adminCommands: readonly AdminCommand[] = [
  auditCommand,
  ...limitCommands,
  ...accountCommands,
  ...staffCommands,
  ...notificationCommands,
  ...goodsCommands,
  ...fileCommands,
  secretCommand,
];
