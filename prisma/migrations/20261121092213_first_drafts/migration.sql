-- CreateTable
CREATE TABLE "Workspace" (
    "id" UUID NOT NULL,
    "tokenHash" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "packId" TEXT NOT NULL,
    "basePack" TEXT,
    "baseVersion" TEXT,
    "baseDigest" CHAR(64),
    "rev" INTEGER NOT NULL DEFAULT 1,
    "key" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftFile" (
    "draftId" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "rev" INTEGER NOT NULL,

    CONSTRAINT "DraftFile_pkey" PRIMARY KEY ("draftId","path")
);

-- CreateTable
CREATE TABLE "DraftSave" (
    "id" UUID NOT NULL,
    "draftId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" CHAR(64) NOT NULL,
    "expectedRev" INTEGER NOT NULL,
    "rev" INTEGER,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DraftSave_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RefusedChange" (
    "saveId" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "RefusedChange_pkey" PRIMARY KEY ("saveId","path")
);

-- CreateIndex
CREATE UNIQUE INDEX "Workspace_tokenHash_key" ON "Workspace"("tokenHash");

-- CreateIndex
CREATE INDEX "Draft_workspaceId_updatedAt_idx" ON "Draft"("workspaceId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_workspaceId_key_key" ON "Draft"("workspaceId", "key");

-- CreateIndex
CREATE INDEX "DraftSave_draftId_savedAt_idx" ON "DraftSave"("draftId", "savedAt");

-- CreateIndex
CREATE UNIQUE INDEX "DraftSave_draftId_key_key" ON "DraftSave"("draftId", "key");

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftFile" ADD CONSTRAINT "DraftFile_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftSave" ADD CONSTRAINT "DraftSave_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefusedChange" ADD CONSTRAINT "RefusedChange_saveId_fkey" FOREIGN KEY ("saveId") REFERENCES "DraftSave"("id") ON DELETE CASCADE ON UPDATE CASCADE;
