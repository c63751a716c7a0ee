// Imported first, so that an old version of Node fails with a clear message.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Panna needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
