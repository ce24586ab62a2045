/**
 * Returns the seconds of processor time that this process has used. Unlike the time on the clock, they do not grow when other
 * programs use the machine.
 */
export function getProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
