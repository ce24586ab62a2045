import { insertPages } from '/work/k2/src/export/insert-pages';
process.chdir('/work/k2/.cache/bench-1000');
const c = process.cpuUsage(); const t = performance.now();
insertPages('.cache/pending', 'out.y');
const u = process.cpuUsage(c); console.log('insert', ((u.user+u.system)/1e6).toFixed(2), 'user', (u.user/1e6).toFixed(2), 'wall', ((performance.now()-t)/1e3).toFixed(2));
