// Requests all files together but runs them one by one, so that no file blocks a slow phone. The build inserts
// `entry`.
void (async function now({ script, modules }) {
  for (const href of [...modules, script])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const module of modules) {
    await import(module);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(script);
})(entry);
